/**
 * The push services of the browsers that drivers have. What a phone names is asked by this server, so nothing
 * else may be named: not this network's own machines, nor anybody who wants to be knocked at.
 */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z\d-]+\.notify\.windows\.com$/,
  /^([a-z\d-]+\.)?push\.apple\.com$/,
]

/**
 * As a browser says it, letter by letter: what reading it would first mend is none.
 * @param trial an origin that stands for all of them, for trials on this machine
 */
export function isPushAddress(address: string, trial?: string): boolean {
  const url = URL.parse(address)
  if (url?.href !== address || url.username !== '' || url.password !== '') return false
  if (trial !== undefined && url.origin === trial) return true
  return url.protocol === 'https:' && url.port === '' && HOSTS.some((host) => host.test(url.hostname))
}
