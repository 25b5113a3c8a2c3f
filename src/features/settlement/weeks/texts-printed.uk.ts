import type * as polish from './texts-printed.ts'

export const schemeName: typeof polish.schemeName = (label) => {
  if (!label) return 'без правила'
  const whose = { fleet: 'автопарку', group: label.group ?? 'групи', driver: 'власне' }[label.owner]
  return `${whose}, версія ${label.version}`
}

export const translationOf: typeof polish.translationOf = (number) =>
  `Це переклад. Чинний польський документ ${number}, який має офіс автопарку.`
