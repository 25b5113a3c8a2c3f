import { Alert, Text } from '@mantine/core'
import { IconCheck, IconUsers } from '@tabler/icons-react'
import { inZloty } from '#kernel/money.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { cameBack } from '../domain/came-back.ts'
import type { Tally } from '../domain/tally.ts'
import { approvalText } from '../texts-approval.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import type { ShownBatch } from './batch-types.ts'
import { heldApart } from './held-apart.ts'
import { shownDay } from './shown-day.ts'
import classes from './transfers.module.css'

/** What the file adds up to and how it is written, who has agreed, and one line of it. */
export function BatchFacts({ batch }: { readonly batch: ShownBatch }) {
  const { attributes, inside, outsideTally, orders } = batch
  const { heldTotal, outsideTotal } = heldApart(batch.outside)
  const { approvals, state, unreadable, profile, payer, format, date, approval, sample } = attributes
  const { back, stands } = cameBack(orders)
  return (
    <>
      {approval ? (
        <Alert icon={<IconUsers />} title={texts.needsSecond}>
          {secondWords(batch)}
        </Alert>
      ) : null}
      <Panel title={texts.inFile}>
        <div className={classes.big}>{texts.zloty(inZloty(inside.total))}</div>
        {back.count > 0 ? (
          <Text size="sm" fw={600}>
            {texts.cameBack(state, withAmount(stands), withAmount(back))}
          </Text>
        ) : null}
        <p className={classes.equation}>
          {texts.equation(
            inZloty(inside.total),
            heldTotal > 0 ? inZloty(heldTotal) : undefined,
            inZloty(outsideTotal),
            inZloty(inside.total + outsideTally.total),
          )}
        </p>
        <ul className={classes.checks}>
          {(unreadable || state === 'cancelled'
            ? []
            : [texts.checks(inside.count), texts.checkSum, texts.checkAccounts]
          ).map((check) => (
            <li key={check}>
              <IconCheck size={16} aria-hidden />
              <span>{check}</span>
            </li>
          ))}
          {approvals.map(({ at, by }) => (
            <li key={`${at} ${by}`}>
              <IconCheck size={16} aria-hidden />
              <span>{`${texts.approvedBy}: ${texts.by(dateAndTime(at), by)}`}</span>
            </li>
          ))}
        </ul>
        <Text size="sm" mt="sm">
          {`${texts.day}: ${shownDay(date)}. ${texts.formats[format]}, ${texts.profiles[profile.id] ?? profile.id}, ${texts.letters[profile.letters]}, ${texts.from(payer.account)}.`}
        </Text>
      </Panel>
      {sample ? (
        <Panel title={texts.sample}>
          <p className={classes.line}>{sample}</p>
        </Panel>
      ) : null}
    </>
  )
}

function withAmount({ count, total }: Tally) {
  return { count, amount: inZloty(total) }
}

/** Why it waits for another person, and who that may be. */
function secondWords({ attributes: { second, approval, dateTooSoon }, inside }: ShownBatch): string {
  const who = approval ? approvalText({ approval, dateTooSoon }) : ''
  if (!second) return who
  const { over, wentOut } = second
  const why = texts.secondWhy(
    inZloty(inside.total),
    inZloty(over),
    wentOut === 0 ? undefined : inZloty(wentOut),
  )
  return `${why} ${who}`.trim()
}
