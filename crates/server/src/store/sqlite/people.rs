use super::{SqliteStore, file::fault, rows::signed};
use crate::store::{Account, Key, KeyHash, KeyKind, OwnedBot, People, Person, StoreError, StoreFuture};
use kee_game::WallTime;
use kee_table::PersonId;
use sqlx::{SqliteConnection, query, query_as, query_scalar};

impl People for SqliteStore {
    fn add_person(&self, person: Person, keys: Vec<Key>) -> StoreFuture<'_, bool> {
        self.writer.run(move |connection| {
            let (person, keys) = (person.clone(), keys.clone());
            Box::pin(async move {
                let doubled = keys.iter().enumerate().any(|(place, key)| {
                    let mut before = keys[..place].iter();
                    before.any(|other| other.hash == key.hash)
                });
                if doubled {
                    return Ok(false);
                }
                for key in &keys {
                    if has_key(connection, key.hash).await? {
                        return Ok(false);
                    }
                }
                if !add_person(connection, &person).await? {
                    return Ok(false);
                }
                for key in &keys {
                    add_key(connection, key).await?;
                }
                Ok(true)
            })
        })
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> StoreFuture<'a, Option<Person>> {
        self.one(query_as("SELECT id, belongs_to, made FROM persons WHERE id = ?").bind(id.to_string()))
    }

    fn claim<'a>(&'a self, id: &'a PersonId, owner: &'a PersonId) -> StoreFuture<'a, bool> {
        self.change(
            "UPDATE persons SET belongs_to = ?2 WHERE id = ?1 AND coalesce(belongs_to, ?2) = ?2 \
             AND EXISTS (SELECT 1 FROM accounts WHERE person = ?2) \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = ?1)",
            [id.to_string(), owner.to_string()],
        )
    }

    fn belongings<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<PersonId>> {
        Box::pin(async {
            let ids: Vec<String> = query_scalar("SELECT id FROM persons WHERE belongs_to = ? ORDER BY id")
                .bind(owner.to_string())
                .fetch_all(&self.readers)
                .await
                .map_err(fault)?;
            let read =
                |id: &String| id.parse().map_err(|error: kee_game::Unreadable| StoreError::Broken(error.to_string()));
            ids.iter().map(read).collect()
        })
    }

    fn add_account(&self, account: Account) -> StoreFuture<'_, bool> {
        self.change(
            "INSERT INTO accounts (person, name, folded, password, made) \
             SELECT id, ?2, ?3, ?4, CAST(?5 AS INTEGER) FROM persons WHERE id = ?1 AND belongs_to IS NULL \
             ON CONFLICT DO NOTHING",
            [
                account.person.to_string(),
                account.name.clone(),
                Account::folded(&account.name),
                account.password,
                signed(account.made.millis()).to_string(),
            ],
        )
    }

    fn account<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Account>> {
        self.one(
            query_as("SELECT person, name, password, made FROM accounts WHERE folded = ?").bind(Account::folded(name)),
        )
    }

    fn account_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<Account>> {
        self.one(
            query_as("SELECT person, name, password, made FROM accounts WHERE person = ?").bind(person.to_string()),
        )
    }

    fn set_password<'a>(&'a self, person: &'a PersonId, password: String) -> StoreFuture<'a, bool> {
        self.change("UPDATE accounts SET password = ?2 WHERE person = ?1", [person.to_string(), password])
    }

    fn take_account<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, bool> {
        let person = person.to_string();
        self.writer.run(move |connection| {
            let person = person.clone();
            Box::pin(async move {
                // Bots name the account of their owner, so they go before it, and their keys before them.
                for statement in [
                    "DELETE FROM keys WHERE EXISTS (SELECT 1 FROM accounts WHERE person = ?1) \
                     AND (person = ?1 OR person IN (SELECT person FROM bots WHERE owner = ?1))",
                    "DELETE FROM bots WHERE owner = ?1",
                    "UPDATE persons SET belongs_to = NULL WHERE belongs_to = ?1",
                ] {
                    query(statement).bind(&person).execute(&mut *connection).await?;
                }
                let taken = query("DELETE FROM accounts WHERE person = ?1").bind(&person);
                Ok(taken.execute(connection).await?.rows_affected() == 1)
            })
        })
    }

    fn add_key(&self, key: Key) -> StoreFuture<'_, bool> {
        self.writer.run(move |connection| {
            let key = key.clone();
            Box::pin(async move { add_key(connection, &key).await })
        })
    }

    fn key(&self, hash: KeyHash, now: WallTime) -> StoreFuture<'_, Option<Key>> {
        Box::pin(async move {
            let key: Option<Key> =
                self.one(query_as("SELECT * FROM keys WHERE hash = ?").bind(hash.0.to_vec())).await?;
            Ok(key.filter(|key| key.is_good(now)))
        })
    }

    fn renew_key(&self, hash: KeyHash, until: WallTime) -> StoreFuture<'_, bool> {
        self.writer.run(move |connection| {
            let renewed =
                query("UPDATE keys SET until = ? WHERE hash = ?").bind(signed(until.millis())).bind(hash.0.to_vec());
            Box::pin(async move { Ok(renewed.execute(connection).await?.rows_affected() == 1) })
        })
    }

    fn keys_of<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, Vec<Key>> {
        self.all(
            query_as("SELECT * FROM keys WHERE person = ? AND kind = ? ORDER BY made, hash")
                .bind(person.to_string())
                .bind(kind.name()),
        )
    }

    fn take_key(&self, hash: KeyHash) -> StoreFuture<'_, Option<Key>> {
        self.writer.run(move |connection| {
            Box::pin(async move {
                query_as("DELETE FROM keys WHERE hash = ? RETURNING *")
                    .bind(hash.0.to_vec())
                    .fetch_optional(connection)
                    .await
            })
        })
    }

    fn take_keys<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, u64> {
        let person = person.to_string();
        self.writer.run(move |connection| {
            let taken = query("DELETE FROM keys WHERE person = ? AND kind = ?").bind(person.clone()).bind(kind.name());
            Box::pin(async move { Ok(taken.execute(connection).await?.rows_affected()) })
        })
    }

    fn add_bot(&self, bot: OwnedBot, key: Key) -> StoreFuture<'_, bool> {
        self.writer.run(move |connection| {
            let (bot, key) = (bot.clone(), key.clone());
            Box::pin(async move {
                let free: bool = query_scalar(
                    "SELECT EXISTS (SELECT 1 FROM accounts WHERE person = ?1) \
                     AND NOT EXISTS (SELECT 1 FROM bots WHERE owner = ?1 AND folded = ?2)",
                )
                .bind(bot.owner.to_string())
                .bind(Account::folded(&bot.name))
                .fetch_one(&mut *connection)
                .await?;
                if !free || key.person != bot.person || has_key(connection, key.hash).await? {
                    return Ok(false);
                }
                let person = Person { id: bot.person.clone(), belongs_to: None, made: bot.made };
                if !add_person(connection, &person).await? {
                    return Ok(false);
                }
                query("INSERT INTO bots (person, owner, name, folded, made) VALUES (?, ?, ?, ?, ?)")
                    .bind(bot.person.to_string())
                    .bind(bot.owner.to_string())
                    .bind(&bot.name)
                    .bind(Account::folded(&bot.name))
                    .bind(signed(bot.made.millis()))
                    .execute(&mut *connection)
                    .await?;
                add_key(connection, &key).await
            })
        })
    }

    fn bot<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<OwnedBot>> {
        self.one(query_as("SELECT * FROM bots WHERE person = ?").bind(person.to_string()))
    }

    fn bots_of<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<OwnedBot>> {
        self.all(query_as("SELECT * FROM bots WHERE owner = ? ORDER BY made, person").bind(owner.to_string()))
    }

    fn take_bot<'a>(&'a self, owner: &'a PersonId, name: &'a str) -> StoreFuture<'a, bool> {
        let (owner, name) = (owner.to_string(), Account::folded(name));
        self.writer.run(move |connection| {
            let taken = query_scalar("DELETE FROM bots WHERE owner = ? AND folded = ? RETURNING person");
            let taken = taken.bind(owner.clone()).bind(name.clone());
            Box::pin(async move {
                let Some(person): Option<String> = taken.fetch_optional(&mut *connection).await? else {
                    return Ok(false);
                };
                query("DELETE FROM keys WHERE person = ?").bind(person).execute(connection).await?;
                Ok(true)
            })
        })
    }

    fn sweep_keys(&self, now: WallTime) -> StoreFuture<'_, u64> {
        self.writer.run(move |connection| {
            let swept = query("DELETE FROM keys WHERE until <= ?").bind(signed(now.millis()));
            Box::pin(async move { Ok(swept.execute(connection).await?.rows_affected()) })
        })
    }
}

impl SqliteStore {
    /// Runs a statement that changes one row if it may, and returns whether it did.
    fn change<const N: usize>(&self, statement: &'static str, values: [String; N]) -> StoreFuture<'_, bool> {
        self.writer.run(move |connection| {
            let query = values.iter().fold(query(statement), |query, value| query.bind(value.clone()));
            Box::pin(async move { Ok(query.execute(connection).await?.rows_affected() == 1) })
        })
    }
}

async fn add_person(connection: &mut SqliteConnection, person: &Person) -> Result<bool, sqlx::Error> {
    let added = query("INSERT INTO persons (id, belongs_to, made) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(person.id.to_string())
        .bind(person.belongs_to.as_ref().map(PersonId::to_string))
        .bind(signed(person.made.millis()))
        .execute(connection)
        .await?;
    Ok(added.rows_affected() == 1)
}

async fn has_key(connection: &mut SqliteConnection, hash: KeyHash) -> Result<bool, sqlx::Error> {
    query_scalar("SELECT EXISTS (SELECT 1 FROM keys WHERE hash = ?)").bind(hash.0.to_vec()).fetch_one(connection).await
}

async fn add_key(connection: &mut SqliteConnection, key: &Key) -> Result<bool, sqlx::Error> {
    let added = query(
        "INSERT INTO keys (hash, kind, person, table_id, label, made, until) \
         SELECT ?1, ?2, id, ?4, ?5, ?6, ?7 FROM persons WHERE id = ?3 ON CONFLICT DO NOTHING",
    )
    .bind(key.hash.0.to_vec())
    .bind(key.kind.name())
    .bind(key.person.to_string())
    .bind(key.table.map(|table| table.to_string()))
    .bind(&key.label)
    .bind(signed(key.made.millis()))
    .bind(key.until.map(|until| signed(until.millis())))
    .execute(connection)
    .await?;
    Ok(added.rows_affected() == 1)
}
