import { type AnyExtension, type Editor, Node } from '@tiptap/core'
import { type Command, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

// The table commands recognise nodes by these names.
const roles: Record<string, string> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (values: Record<string, unknown>) => (Number(values[name]) > 1 ? { [name]: values[name] } : {}),
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The commands need it; the page sets the widths.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const run =
  (command: Command) =>
  ({ editor }: { editor: Editor }) =>
    command(editor.state, editor.view.dispatch)

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addKeyboardShortcuts: () => ({ Tab: run(goToNextCell(1)), 'Shift-Tab': run(goToNextCell(-1)) }),
  addProseMirrorPlugins: () => [tableEditing()],
})

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** Tables of rows and cells; Tab moves between cells. */
export const tableNodes: AnyExtension[] = [table, row, cell('tableHeader', 'th'), cell('tableCell', 'td')]

const line = (tag: 'td' | 'th') => `<tr>${`<${tag}><p></p></${tag}>`.repeat(3)}</tr>`

/** Inserts a table of a head and two rows at the writer's place, and puts the writer into its first cell. */
export function insertTable(editor: Editor): void {
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent(`<table><tbody>${line('th')}${line('td')}${line('td')}</tbody></table>`)
    .command(({ tr }) => {
      let first: number | undefined
      tr.doc.nodesBetween(Math.max(0, from - 1), tr.doc.content.size, ({ type }, at) => {
        if (type.name === 'table') first ??= at
      })
      if (first !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(first)))
      return true
    })
    .run()
}

const asked = (command: Command) => (editor: Editor) => {
  editor.commands.focus()
  command(editor.state, editor.view.dispatch)
}

/** Changes to the writer's table. */
export const tableChanges: readonly { label: string; run: (editor: Editor) => void }[] = [
  { label: 'Add row', run: asked(addRowAfter) },
  { label: 'Add column', run: asked(addColumnAfter) },
  { label: 'Delete row', run: asked(deleteRow) },
  { label: 'Delete column', run: asked(deleteColumn) },
  { label: 'Delete table', run: asked(deleteTable) },
]
