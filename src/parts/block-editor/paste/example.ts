/** How questions and cards are written; it is read as it stands. */
export const example = /* not text */ `# Quasi-easements
A farmer sells part of his land. A track across the part he keeps has served the part sold for years.
Which best describes the buyer's right to use it?
A. None, because the transfer is silent.
= A silent transfer may still imply one.
*B. An easement under Wheeldon v Burrows.
= Continuous and apparent, reasonably necessary, and in use at the time of the sale.
C. A licence at will.
= An implied easement is a right in land.
Source: Wheeldon v Burrows (1879) 12 Ch D 31
Complexity: medium
Estimate: 60
`
