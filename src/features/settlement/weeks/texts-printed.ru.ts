import type * as polish from './texts-printed.ts'

export const schemeName: typeof polish.schemeName = (label) => {
  if (!label) return 'без правила'
  const whose = { fleet: 'автопарка', group: label.group ?? 'группы', driver: 'личное' }[label.owner]
  return `${whose}, версия ${label.version}`
}

export const translationOf: typeof polish.translationOf = (number) =>
  `Это перевод. Действует польский документ ${number}, который есть в офисе автопарка.`
