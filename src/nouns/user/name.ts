interface Named {
  fullName?: string | null
  nickname?: string | null
}

/** What a person is called: by their name, or where they have not said it by their nickname. */
export const nameOfPerson = (person: Named | null | undefined): string | null =>
  person?.fullName ?? person?.nickname ?? null
