/** What a car is called in a slot. */
export const standingTexts = {
  free: 'Wolne',
  rented: 'Wynajem',
  grounded: 'Uziemione',
  papers: 'Bez dokumentów',
  deleted: 'Nie ma już we flocie',
  service: 'Serwis',
  noReason: 'Brak powodu.',
  reserve: 'Rezerwa',
  onCall: 'Do dyspozycji',
} as const

/** What is told of a car in a slot, by whoever tells it. */
export interface ToldCar {
  readonly grounded: boolean
  readonly groundedReason: string
  readonly isRented: boolean
  readonly renter: string
  readonly papers: string
  readonly deleted: boolean
}

/**
 * Why a car gets nobody new in a slot, the same words on the board, on paper and in files (D47); empty where
 * it may get somebody.
 */
export function whyOff({ grounded, groundedReason, isRented, renter, papers, deleted }: ToldCar): string {
  if (deleted) return standingTexts.deleted
  if (isRented) return rentedBy(renter)
  if (grounded) return groundedWith(groundedReason)
  return papers === '' ? '' : lackingPaper(papers)
}

export function groundedWith(reason: string): string {
  return `Uziemione: ${reason || standingTexts.noReason}`
}

/** In a cell, where there is room for little. */
function lackingPaper(paper: string): string {
  return `Brak: ${paper}`
}

function rentedBy(renter: string): string {
  return renter ? `${renter} (wynajem)` : standingTexts.rented
}

export function serviceAt(time: string): string {
  return `Serwis o ${time}`
}
