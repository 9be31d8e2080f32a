-- A party was called an evening before.
UPDATE events SET kind = 'party' WHERE kind = 'evening';
