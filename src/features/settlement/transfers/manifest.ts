import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as file from './contract-file.ts'
import * as leftOut from './contract-left-out.ts'
import * as settings from './contract-settings.ts'
import * as undo from './contract-undo-return.ts'

export const contracts = [calls, leftOut, file, settings, undo]

export const auditNames: readonly AuditName[] = [
  [calls.checkTransferAccount, 'Potwierdzenie zmienionego konta kierowcy'],
  [calls.overrideTransferAccount, 'Wypłata na inne konto niż zamrożone'],
  [calls.dropTransferOverride, 'Powrót do zamrożonego konta'],
  [leftOut.leaveTransferOut, 'Odłożenie przelewu na inną paczkę'],
  [leftOut.takeTransferIn, 'Powrót odłożonego przelewu do pliku'],
  [calls.prepareTransferBatch, 'Przygotowanie paczki przelewów'],
  [calls.approveTransferBatch, 'Zatwierdzenie paczki przelewów'],
  [calls.exportTransferBatch, 'Wydanie pliku przelewów'],
  [calls.downloadTransferFile, 'Pobranie pliku przelewów'],
  [calls.confirmTransferBatch, 'Potwierdzenie wypłaty paczki'],
  [calls.returnTransferOrder, 'Zwrot jednego przelewu'],
  [undo.undoTransferReturn, 'Cofnięcie zwrotu przelewu'],
  [calls.cancelTransferBatch, 'Anulowanie paczki przelewów'],
  [settings.saveTransferSettings, 'Ustawienia przelewów'],
]
