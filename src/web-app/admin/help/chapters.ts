import type { Chapter } from './chapter.ts'
import { accountsChapter } from './chapters/accounts.ts'
import { boardChapter } from './chapters/board.ts'
import { driverChapter } from './chapters/driver.ts'
import { driversChapter } from './chapters/drivers.ts'
import { fleetChapter } from './chapters/fleet.ts'
import { keysChapter } from './chapters/keys.ts'
import { moneyChapter } from './chapters/money.ts'
import { settlementChapter } from './chapters/settlement.ts'
import { troubleChapter } from './chapters/trouble.ts'
import { weekChapter } from './chapters/week.ts'

/** The handbook, in the order in which it is read. */
export const CHAPTERS: readonly Chapter[] = [
  weekChapter,
  boardChapter,
  fleetChapter,
  driversChapter,
  moneyChapter,
  settlementChapter,
  troubleChapter,
  keysChapter,
  accountsChapter,
  driverChapter,
]
