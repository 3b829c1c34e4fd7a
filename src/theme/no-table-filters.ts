/** Stands in for what a table could show and ours does not: they filter by chips above, and select by boxes alone. */
export const flattenKeys = () => []
export default function Nothing() {
  return null
}
