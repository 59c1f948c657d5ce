"""A round trip with the client that openapi-python-client makes of the ratings document."""

import json
import os

from touchstone_client import Client
from touchstone_client.api.reviews import get_review, list_reviews, submit_review
from touchstone_client.api.tools import search_tools
from touchstone_client.models import (
    Error,
    GetReviewOutput,
    ListReviewsOutput,
    Review,
    SearchToolsOutput,
    SubmitReviewRequest,
    SubmitReviewOutput,
)

client = Client(base_url=os.environ["URL"])
review = SubmitReviewRequest.from_dict(json.loads(os.environ["REVIEW"]))
submitted = submit_review.sync(client=client, body=review)
assert isinstance(submitted, SubmitReviewOutput), submitted
assert isinstance(submitted.review, Review)
searched = search_tools.sync(client=client, q="send email", limit=3)
assert isinstance(searched, SearchToolsOutput), searched
listed = list_reviews.sync(client=client, limit=5)
assert isinstance(listed, ListReviewsOutput), listed
read = get_review.sync(submitted.review.review_id, client=client)
assert isinstance(read, GetReviewOutput), read
refused = get_review.sync("0" * 32, client=client)
assert isinstance(refused, Error), refused

print(
    json.dumps(
        {
            "submit_review": submitted.to_dict(),
            "search_tools": searched.to_dict(),
            "list_reviews": listed.to_dict(),
            "get_review": read.to_dict(),
            "refused": refused.error,
        }
    )
)
