/** Stands in for the filter menu in a table's head: our lists filter by chips above the table. */
export const flattenKeys = () => []
export default function FilterDropdown() {
  return null
}
