/** From so many lapses on a card is a leech: it takes time and is forgotten all the same. */
export const LEECH_FROM = 8

export const isLeech = ({ lapses }: { lapses: number }): boolean => lapses >= LEECH_FROM
