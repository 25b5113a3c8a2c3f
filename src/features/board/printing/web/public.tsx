export { isPaper, PAPERS, type PrintChoice, usePrintChoice } from './print-choice.ts'
export { PrintedBoard } from './printed-board.tsx'
export { stateOnPaper } from './state-on-paper.ts'
