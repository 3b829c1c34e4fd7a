// Locks a folder as the server does, prints that it holds it, and waits to be killed.
import { lockDatabase, lockFolder } from '../../server/kernel/database/folder-lock'

const folder = process.argv[2] ?? ''
lockFolder(folder)
lockDatabase(folder)
process.stdout.write('held\n')
setInterval(() => {}, 1_000)
