import type * as polish from './texts-printed.ts'

export const schemeName: typeof polish.schemeName = (label) => {
  if (!label) return 'წესის გარეშე'
  const whose = { fleet: 'ავტოპარკის', group: label.group ?? 'ჯგუფის', driver: 'პირადი' }[label.owner]
  return `${whose}, ვერსია ${label.version}`
}

export const translationOf: typeof polish.translationOf = (number) =>
  `ეს თარგმანია. ძალაშია პოლონური დოკუმენტი ${number}, რომელიც ავტოპარკის ოფისშია.`
