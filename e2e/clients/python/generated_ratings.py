"""A round trip with the client that OpenAPI Generator makes of the ratings document."""

import json
import os

from openapi_client import ApiClient, Configuration, ReviewsApi, SubmitReviewRequest, ToolsApi
from openapi_client.exceptions import NotFoundException

with ApiClient(Configuration(host=os.environ["URL"])) as client:
    reviews = ReviewsApi(client)
    review = SubmitReviewRequest.from_dict(json.loads(os.environ["REVIEW"]))
    assert review is not None
    submitted = reviews.submit_review(review)
    assert submitted.review is not None
    searched = ToolsApi(client).search_tools(q="send email", limit=3)
    listed = reviews.list_reviews(limit=5)
    read = reviews.get_review(submitted.review.review_id)
    refused = None
    try:
        reviews.get_review("0" * 32)
    except NotFoundException as error:
        assert error.data is not None
        refused = error.data.error

    print(
        json.dumps(
            {
                "submit_review": json.loads(submitted.to_json()),
                "search_tools": json.loads(searched.to_json()),
                "list_reviews": json.loads(listed.to_json()),
                "get_review": json.loads(read.to_json()),
                "refused": refused,
            }
        )
    )
