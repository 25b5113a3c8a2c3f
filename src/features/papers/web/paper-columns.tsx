import { Button } from '@mantine/core'
import type { ListColumn } from '#platform/web/admin-ui/list/data-list.tsx'
import { NameMark } from '#platform/web/admin-ui/list/name-mark.tsx'
import { paperScreenTexts as texts } from '../texts-office.ts'
import { shownDate } from './paper-date.ts'
import { PaperState } from './paper-state.tsx'
import type { ListedPaper } from './paper-types.ts'
import classes from './papers-screen.module.css'
import { SubjectLink } from './subject-link.tsx'

/** The columns of the overview; without a chosen order the most urgent come first, as the server has them. */
export function paperColumns(renew: (paper: ListedPaper) => void): readonly ListColumn<ListedPaper>[] {
  return [
    {
      key: 'subject',
      header: texts.subject,
      shown: 'always',
      width: '18%',
      cell: ({ attributes: { subject, subjectId, subjectName, subjectMark } }) => (
        <>
          <SubjectLink subject={subject} id={subjectId} name={subjectName} />{' '}
          <NameMark mark={subjectMark ?? undefined} />
        </>
      ),
      sortValue: ({ attributes: { subjectName, subjectMark } }) =>
        subjectMark === null ? subjectName : `${subjectName} ${subjectMark}`,
    },
    {
      key: 'kind',
      header: texts.kind,
      width: '19%',
      cell: ({ attributes }) => <span title={attributes.kindName}>{attributes.kindName}</span>,
      sortValue: ({ attributes }) => attributes.kindName,
    },
    {
      key: 'expires',
      header: texts.expiresOn,
      width: '110px',
      asked: true,
      cell: ({ attributes }) => <span className={classes.digits}>{shownDate(attributes.expiresOn)}</span>,
      sortValue: ({ attributes }) => attributes.expiresOn,
      filed: ({ attributes }) => shownDate(attributes.expiresOn),
    },
    {
      key: 'state',
      header: texts.state,
      width: '31%',
      cell: ({ attributes }) => <PaperState paper={attributes} inLine />,
      filed: ({ attributes: { state, days } }) => texts.stateInFile(state, days),
    },
    {
      key: 'number',
      header: texts.number,
      width: '11%',
      asked: true,
      cell: ({ attributes }) => attributes.number || '–',
      sortValue: ({ attributes }) => attributes.number,
    },
    {
      key: 'issued',
      header: texts.issuedOn,
      shown: 'asked',
      asked: true,
      width: '110px',
      cell: ({ attributes: { issuedOn } }) => (
        <span className={classes.digits}>{issuedOn === null ? '–' : shownDate(issuedOn)}</span>
      ),
      sortValue: ({ attributes }) => attributes.issuedOn,
      filed: ({ attributes: { issuedOn } }) => (issuedOn === null ? '' : shownDate(issuedOn)),
    },
    {
      key: 'renew',
      header: texts.actions,
      shown: 'always',
      asked: true,
      actions: true,
      width: '96px',
      cell: (paper) => (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.renewOne(paper.attributes.kindName, paper.attributes.subjectName)}
          onClick={() => renew(paper)}
        >
          {texts.renew}
        </Button>
      ),
    },
  ]
}
