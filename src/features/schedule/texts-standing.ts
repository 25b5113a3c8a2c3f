import { boardTexts, groundedWith, lackingPaper, rentedBy } from './texts-board.ts'

/** What is told of a car in a slot, by whoever tells it. */
export interface ToldCar {
  readonly grounded: boolean
  readonly groundedReason: string
  readonly isRented: boolean
  readonly renter: string
  readonly papers: string
  readonly deleted: boolean
}

/** Why a car gets nobody new in a slot, the same words on the board, on paper and in files (D47); empty where it may get somebody. */
export function whyOff({ grounded, groundedReason, isRented, renter, papers, deleted }: ToldCar): string {
  if (deleted) return boardTexts.deleted
  if (isRented) return rentedBy(renter)
  if (grounded) return groundedWith(groundedReason)
  return papers === '' ? '' : lackingPaper(papers)
}
