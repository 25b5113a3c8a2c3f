import type { ShownFile } from '../../../domain/preview.ts'
import type { ChosenFile } from '../chosen-file.ts'
import type { Imports } from '../use-imports.ts'
import { NumberQuestion } from './number-question.tsx'
import { PeriodQuestion } from './period-question.tsx'
import { TwinQuestions } from './twin-questions.tsx'

interface QuestionsProps {
  readonly file: ShownFile
  readonly chosen: ChosenFile
  readonly imports: Imports
}

/** What a person has to say about a file before it can be loaded. */
export function Questions({ file, chosen, imports }: QuestionsProps) {
  const { said } = chosen
  return (
    <>
      {file.isOfPeriod ? (
        <PeriodQuestion
          key={`${file.period?.start} ${file.period?.end}`}
          period={file.period}
          choose={(period) => imports.read(chosen, { ...said, period })}
        />
      ) : null}
      {file.unclear.map((question) => (
        <NumberQuestion
          key={question.column}
          question={question}
          choose={(means) =>
            imports.read(chosen, { ...said, marks: { ...said.marks, [question.column]: means } })
          }
        />
      ))}
      {file.twins.length > 0 ? (
        <TwinQuestions
          key={file.twins.map(({ key }) => key).join()}
          questions={file.twins}
          count={file.twinCount}
          answer={(twins) => imports.read(chosen, { ...said, twins: { ...said.twins, ...twins } })}
        />
      ) : null}
    </>
  )
}
