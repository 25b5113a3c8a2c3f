/** Q1 at the level of the database: `npm run torture -- embedded-kill [ROUNDS]`. */
import { killSoon, runRounds } from './database/rounds.ts'

const count = Number(process.argv[2] ?? 10)
if (!(await runRounds({ count, end: killSoon }))) process.exitCode = 1
