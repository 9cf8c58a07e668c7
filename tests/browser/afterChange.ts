/**
 * A test of the studio that runs when the studio has changed, and at night. The usual run edits, moves, records, publishes and
 * changes the contrast once, by the tests without this tag; what an edit writes is compared with the file by the tests of
 * `codegen/studio`.
 */
export const afterChange = { tag: '@afterChange' } as const;
