/** In this order: browsers that are built on another one name that one too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/**
 * `Chrome, Android`, by which a driver tells one device from another; null where the program says nothing of
 * itself that is known. No version and no model: those would tell one driver's phone from another's.
 */
export function deviceName(agent: string): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap(
    (kinds) => kinds.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  )
  return known.length === 0 ? null : known.join(', ')
}
