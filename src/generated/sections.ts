// Written by scripts/lists.ts; do not edit.

/**
 * The first parts of the addresses that need a sign-in. Whoever has none is shown the way in without the application being
 * loaded first; the guard of each route decides anyhow.
 */
export const sections: ReadonlySet<string> = new Set(' account admin billing booking calendar classroom classrooms content courses dashboard events interest library marketplace mocks my-mocks notifications schedule second-factor sessions settings smart-events studio study-groups test-results users wallet'.split(' '))
