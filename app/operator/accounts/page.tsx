import { AccountEntry } from "#components/operator/account-entry.tsx";
import { Rows } from "#components/operator/rows.tsx";
import { listAccounts } from "#lib/accounts/operator-session.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/accounts");

export default operatorPage({
  at: "/operator/accounts",
  read: (_, { from }) => listAccounts(fromRow(from)),
  body: (accounts) => (
    <Rows of={accounts} href={(from) => `/operator/accounts?from=${from}`}>
      {(account) => <AccountEntry key={account.account_id} of={account} />}
    </Rows>
  ),
});
