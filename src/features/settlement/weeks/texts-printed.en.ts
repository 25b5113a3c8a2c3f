import type * as polish from './texts-printed.ts'

export const schemeName: typeof polish.schemeName = (label) => {
  if (!label) return 'no rule'
  const whose = { fleet: 'the fleet’s', group: label.group ?? 'the group’s', driver: 'own' }[label.owner]
  return `${whose}, version ${label.version}`
}

export const translationOf: typeof polish.translationOf = (number) =>
  `This is a translation. The Polish document ${number}, kept by the fleet’s office, is the one in force.`
