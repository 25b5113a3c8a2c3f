/**
 * Which of a driver's accounts of an app told something. Undefined, or null, of whom a file names by no more
 * than a name: that may be any of the driver's.
 */
export type Account = string | null | undefined

interface Told {
  readonly app: number
  readonly account?: Account
}
interface Spanned extends Told {
  readonly date: string
  readonly until: string
}

/** Beyond all numbers of apps. */
const APART = 100

/**
 * Numbers under which each account of an app stands for itself, as if it were an app of its own: what one
 * account tells is no part of what another does. Of whom only the name is known stands with the account whose
 * report is around it, else with the first.
 * @param all of one driver; where no app has two accounts all keep the app's number
 * @param reports among them
 */
export function apartByAccount(all: readonly Told[], reports: readonly Spanned[]): (told: Spanned) => number {
  const accounts = new Map<number, string[]>()
  for (const { app, account } of all)
    if (account != null && !accounts.get(app)?.includes(account))
      accounts.set(app, [...(accounts.get(app) ?? []), account].sort())
  if ([...accounts.values()].every(({ length }) => length < 2)) return ({ app }) => app
  const numberOf = ({ app, account }: Told) =>
    app + APART * Math.max(0, (accounts.get(app) ?? []).indexOf(account ?? ''))
  return (told) => {
    if (told.account != null) return numberOf(told)
    const around = reports.filter(
      ({ app, account, date, until }) =>
        app === told.app && account != null && date <= told.date && told.until <= until,
    )
    const [first] = around.map(numberOf).sort((a, b) => a - b)
    return first ?? told.app
  }
}

/** The app of a number of `apartByAccount`. */
export function appOfNumber(number: number): number {
  return number % APART
}
