import { getTransferBatch, getTransferProposal, listTransferBatches } from '../contract.ts'

/** What shows money on its way, and is stale after each step. */
export const READINGS_OF_TRANSFERS = [getTransferProposal, listTransferBatches, getTransferBatch] as const
