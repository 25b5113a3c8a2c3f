import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { undoExplanation } from '../contract-undo.ts'
import { explainable, isGrossUnknown, type WeekBlock } from '../domain/week-block.ts'
import { blockWords, differenceWords, explainedWords } from '../texts-blocks.ts'
import { statementTexts } from '../texts-statement.ts'
import { warningWords } from '../texts-warnings.ts'
import { weekTexts } from '../texts-week.ts'
import { ExplainModal } from './explain-modal.tsx'
import { READINGS_OF_WEEKS, type StatementAnswer } from './readings.ts'
import classes from './statement.module.css'
import { UnblockLink } from './unblock-link.tsx'

/** What stands in the way, what to look at, and what somebody explained. */
export function ObstaclesCard({ statement }: { readonly statement: StatementAnswer }) {
  const [explained, setExplained] = useState<WeekBlock>()
  const { blocks, warnings, standsOut, explanations } = statement
  const told =
    blocks.length +
    warnings.length +
    standsOut.length +
    explanations.length +
    (statement.excludedBefore ? 1 : 0)
  return (
    <>
      {told === 0 ? null : <Obstacles statement={statement} onExplain={setExplained} />}
      {/* Kept where the block goes meanwhile, so that what was typed stays and the refusal is read. */}
      {explained ? (
        <ExplainModal
          year={statement.year}
          week={statement.week}
          driverId={statement.driver.id}
          block={explained}
          onClose={() => setExplained(undefined)}
        />
      ) : null}
    </>
  )
}

interface ObstaclesProps {
  readonly statement: StatementAnswer
  onExplain(block: WeekBlock): void
}

function Obstacles({ statement, onExplain }: ObstaclesProps) {
  const { blocks, warnings, standsOut, explanations, excludedBefore, id } = statement
  const undo = useAct(undoExplanation, {
    refreshes: READINGS_OF_WEEKS,
    done: () => toastDone(statementTexts.undoExplainedDone),
  })
  const takeBack = async ({ code, subject }: (typeof explanations)[number]) => {
    const sure = await askToConfirm({
      title: statementTexts.undoExplainedTitle,
      text: statementTexts.undoExplainedText,
      confirm: statementTexts.undoExplained,
    })
    const { year, week, driver } = statement
    if (sure) await undo.run({ year, week, driverId: driver.id, code, subject })
  }
  return (
    <Panel title={blocks.length > 0 ? statementTexts.blocks : statementTexts.warnings}>
      <ul className={classes.list}>
        {blocks.map((block) => {
          const { told: words } = blockWords(block)
          return (
            <li key={JSON.stringify(block)}>
              <span>{words}</span> <UnblockLink block={block} />
              {explainable(block) ? (
                <Button size="compact-xs" variant="subtle" onClick={() => onExplain(block)}>
                  {isGrossUnknown(block) ? weekTexts.takeNet : weekTexts.explain}
                </Button>
              ) : null}
            </li>
          )
        })}
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{warningWords(warning)}</li>
        ))}
        {standsOut.length > 0 ? (
          <li>{`${statementTexts.differences}: ${standsOut.map(differenceWords).join(', ')}`}</li>
        ) : null}
        {excludedBefore ? (
          <li>
            <span>{statementTexts.excludedBefore(excludedBefore.grosze, excludedBefore.reason)}</span>
            <span className={classes.note}>{`${dateAndTime(excludedBefore.at)}, ${excludedBefore.by}`}</span>
          </li>
        ) : null}
        {explanations.map((explanation) => {
          const { code, subject, reason, at, by } = explanation
          return (
            <li key={`${code} ${subject}`}>
              <span>
                {code === 'amount-unknown'
                  ? statementTexts.netTaken(subject, reason)
                  : statementTexts.explainedAs(explainedWords(explanation), reason)}
              </span>
              <span className={classes.note}>
                {`${statementTexts.explanations}: ${dateAndTime(at)}, ${by}`}
              </span>
              {id === null ? (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  loading={undo.busy}
                  aria-label={statementTexts.undoExplainedOf(reason)}
                  onClick={() => void takeBack(explanation)}
                >
                  {statementTexts.undoExplained}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
