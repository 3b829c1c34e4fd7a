import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { clockTime } from './clock-time'

/** A new UUIDv7: ids sort by the time they were made, on any PostgreSQL. */
export const newId = () => v7()

/** Primary key, made by the application. */
export const id = () => uuid().primaryKey().$defaultFn(newId)

/** An instant to the millisecond, read and written as a Date. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Money: a whole number of pence. */
export const pence = () => integer()

/** A half-open range of instants, `[from, until)`, written as `[iso,iso)`. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** When the row was made, by the server's clock. The database's own default is for SQL that somebody writes by hand. */
export const stamp = () => instant().notNull().defaultNow().$defaultFn(clockTime)

/** When the row was made and last changed. */
export const stamps = () => ({ insertedAt: stamp(), updatedAt: stamp().$onUpdateFn(clockTime) })

/** What a column of names or titles is sorted by, for its index. */
export const byName = (column: AnyPgColumn): SQL => sql`(folded(${column}) collate "C")`
