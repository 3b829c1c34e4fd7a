import { crud } from '../../kernel/crud/crud'
import { contentChapter as entity } from './table'

/** What is done to single chapters. */
export const chapters = crud(entity)
