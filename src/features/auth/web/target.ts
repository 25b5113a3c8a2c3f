/**
 * Where to go after the login: the office page that was asked for, else `/admin`. Only paths of our own
 * office, so that a link from elsewhere can't send a fresh session away.
 */
export function afterLogin(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(admin|pomoc)([/?#]|$)/.test(wanted) && !wanted.includes('\\')
    ? wanted
    : '/admin'
}
