import { answersTo, type ImportTask, type WorkerAnswer } from './import-task.ts'

/*
 * Reads a results file off the page's thread, and sends it from there too: neither its rows nor the body of
 * the call are ever on the page. `ask-worker.ts` starts it for one task and ends it.
 */
addEventListener('message', async ({ data }: MessageEvent<ImportTask>) => {
  for await (const answer of answersTo(data)) postMessage(answer satisfies WorkerAnswer)
})
