import * as calls from './contract.ts'

export const contracts = [calls]
