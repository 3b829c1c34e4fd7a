// Locks a folder as the server does, prints that it holds it, and waits to be killed.
import { lockFolder } from '../../server/kernel/database/folder-lock'

lockFolder(process.argv[2] ?? '')
process.stdout.write('held\n')
setInterval(() => {}, 1_000)
