import type { TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import type { Row } from '../row'
import styles from './table.module.css'

/** The last column of a table, with the buttons of each row. */
export const actionsColumn = (buttons: (row: Row) => ReactNode): TableColumnType<Row> => ({
  key: 'actions',
  title: <span className="vh">Actions</span>,
  className: styles.actions,
  render: (_, row) => buttons(row),
})
