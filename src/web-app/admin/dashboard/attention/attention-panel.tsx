import { useMe } from '#features/auth/web/public.tsx'
import { addWeeks, type Week } from '#kernel/week.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import classes from './attention.module.css'
import { attentionTexts } from './attention-texts.ts'
import { Backups } from './backups.tsx'
import { BoltNights } from './bolt-nights.tsx'
import { BonusTiers } from './bonus-tiers.tsx'
import { Corrections } from './corrections.tsx'
import { DisownedForms } from './disowned-forms.tsx'
import { DisownedPicks } from './disowned-picks.tsx'
import { DriverReports } from './driver-reports.tsx'
import { DriverRequests } from './driver-requests.tsx'
import { GuessingItem } from './guessing.tsx'
import { Handovers } from './handovers.tsx'
import { MissedMessages } from './messages.tsx'
import { NotSubmitted } from './not-submitted.tsx'
import { Planning } from './planning.tsx'
import { Results } from './results.tsx'
import { DuePapers, ExpiredPapers, Services } from './services-and-papers.tsx'
import { StatementQuestions } from './statement-questions.tsx'
import { EmailClaims, FormerDrivers, WaitingPeople } from './unknown-people.tsx'

/** What an office wants to know first in the morning; one call a feature. */
export function AttentionPanel({ current, coming }: { readonly current: Week; readonly coming: Week }) {
  const me = useMe()
  return (
    <Panel title={attentionTexts.title} description={attentionTexts.description}>
      <ul className={classes.list}>
        <WaitingPeople />
        <EmailClaims />
        <FormerDrivers />
        <DisownedPicks />
        <DisownedForms />
        <DriverReports />
        <DriverRequests />
        <ExpiredPapers />
        <NotSubmitted week={coming} />
        <Planning />
        <Services current={current} next={addWeeks(current, 1)} />
        <DuePapers />
        <Handovers />
        {me.admin ? <MissedMessages /> : null}
        {me.admin ? <GuessingItem /> : null}
        {me.admin ? <Backups /> : null}
        <Results />
        {me.money ? <Corrections /> : null}
        {me.money ? <StatementQuestions /> : null}
        {me.money ? <BoltNights /> : null}
        {me.admin ? <BonusTiers /> : null}
      </ul>
    </Panel>
  )
}
