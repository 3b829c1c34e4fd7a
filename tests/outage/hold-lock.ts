// Locks a folder as the server does, says so, and holds it until it is killed.
import { lockFolder } from '../../server/kernel/database/folder-lock'

lockFolder(process.argv[2] ?? '')
process.stdout.write('held\n')
setInterval(() => {}, 1_000)
