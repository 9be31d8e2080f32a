# docker build -t kee . && docker run -p 8017:8017 -v kee:/data kee
FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
RUN cargo xtask ship

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /data kee
COPY --from=build /src/target/ship/kee /usr/local/bin/kee
USER kee
WORKDIR /data
VOLUME /data
ENV KEE_LISTEN=0.0.0.0:8017 KEE_DATABASE=/data/kee.db
EXPOSE 8017
STOPSIGNAL SIGTERM
ENTRYPOINT ["kee"]
CMD ["serve"]
