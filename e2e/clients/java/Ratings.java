import java.util.LinkedHashMap;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.JSON;
import org.openapitools.client.api.ReviewsApi;
import org.openapitools.client.api.ToolsApi;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.SubmitReviewRequest;
import org.openapitools.client.model.SubmitReviewOutput;

/** A round trip with the client that OpenAPI Generator makes of the ratings document. */
public class Ratings {
  public static void main(String[] words) throws Exception {
    ApiClient client = new ApiClient().setBasePath(System.getenv("URL"));
    ReviewsApi reviews = new ReviewsApi(client);
    Map<String, Object> answers = new LinkedHashMap<>();
    SubmitReviewOutput submitted = reviews.submitReview(SubmitReviewRequest.fromJson(System.getenv("REVIEW")), null);
    answers.put("submit_review", submitted);
    answers.put("search_tools", new ToolsApi(client).searchTools("send email", null, null, null, null, 3, null, null));
    answers.put("list_reviews", reviews.listReviews(null, null, null, null, 5, null, null));
    answers.put("get_review", reviews.getReview(submitted.getReview().getReviewId(), null));
    try {
      reviews.getReview("0".repeat(32), null);
    } catch (ApiException refusal) {
      answers.put("refused", Error.fromJson(refusal.getResponseBody()).getError());
    }
    System.out.println(JSON.serialize(answers));
  }
}
