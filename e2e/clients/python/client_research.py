"""A round trip with the client that openapi-python-client makes of the research document."""

import json
import os

from touchstone_research_client import AuthenticatedClient
from touchstone_research_client.api.keys import create_key, list_keys
from touchstone_research_client.api.studies import create_study, get_study, list_calls, list_study_types
from touchstone_research_client.models import (
    CreateKeyRequest,
    CreateKeyOutput,
    CreateStudyRequest,
    Error,
    FullStudy,
    ListCallsOutput,
    ListStudyTypesOutput,
    Study,
)


def client_of(key: str) -> AuthenticatedClient:
    return AuthenticatedClient(base_url=os.environ["URL"], token=key)


made = create_key.sync(client=client_of(os.environ["ADMIN"]), body=CreateKeyRequest(name="openapi-python-client"))
assert isinstance(made, CreateKeyOutput), made
client = client_of(made.key)
types = list_study_types.sync(client=client)
assert isinstance(types, ListStudyTypesOutput), types
study = create_study.sync(client=client, body=CreateStudyRequest.from_dict(json.loads(os.environ["STUDY"])))
assert isinstance(study, Study), study
read = get_study.sync(study.id, client=client)
assert isinstance(read, FullStudy), read
calls = list_calls.sync(study.id, client=client)
assert isinstance(calls, ListCallsOutput), calls
refused = list_keys.sync(client=client_of("sr_live_none"))
assert isinstance(refused, Error), refused

print(
    json.dumps(
        {
            "create_key": made.to_dict(),
            "list_study_types": types.to_dict(),
            "create_study": study.to_dict(),
            "get_study": read.to_dict(),
            "list_calls": calls.to_dict(),
            "refused": refused.error,
        }
    )
)
