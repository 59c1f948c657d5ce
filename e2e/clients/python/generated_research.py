"""A round trip with the client that OpenAPI Generator makes of the research document."""

import json
import os

from openapi_client import ApiClient, Configuration, CreateKeyRequest, CreateStudyRequest, FullStudy, KeysApi
from openapi_client import StudiesApi, Study
from openapi_client.exceptions import ForbiddenException


def client_of(key: str) -> ApiClient:
    return ApiClient(Configuration(host=os.environ["URL"], access_token=key))


made = KeysApi(client_of(os.environ["ADMIN"])).create_key(CreateKeyRequest(name="OpenAPI Generator"))
studies = StudiesApi(client_of(made.key))
types = studies.list_study_types()
asked = CreateStudyRequest.from_dict(json.loads(os.environ["STUDY"]))
assert asked is not None
study = studies.create_study(asked).actual_instance
assert isinstance(study, Study), study
read = studies.get_study(study.id).actual_instance
assert isinstance(read, FullStudy), read
calls = studies.list_calls(study.id)
refused = None
try:
    KeysApi(client_of("sr_live_none")).list_keys()
except ForbiddenException as error:
    assert error.data is not None
    refused = error.data.error

print(
    json.dumps(
        {
            "create_key": json.loads(made.to_json()),
            "list_study_types": json.loads(types.to_json()),
            "create_study": json.loads(study.to_json()),
            "get_study": json.loads(read.to_json()),
            "list_calls": json.loads(calls.to_json()),
            "refused": refused,
        }
    )
)
