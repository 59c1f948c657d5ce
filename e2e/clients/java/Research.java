import java.util.LinkedHashMap;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.JSON;
import org.openapitools.client.api.KeysApi;
import org.openapitools.client.api.StudiesApi;
import org.openapitools.client.model.CreateKeyRequest;
import org.openapitools.client.model.CreateKeyOutput;
import org.openapitools.client.model.CreateStudyRequest;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.FullStudy;
import org.openapitools.client.model.Study;

/** A round trip with the client that OpenAPI Generator makes of the research document. */
public class Research {
  public static void main(String[] words) throws Exception {
    Map<String, Object> answers = new LinkedHashMap<>();
    CreateKeyOutput made = new KeysApi(by(System.getenv("ADMIN"))).createKey(new CreateKeyRequest().name("OpenAPI Generator"));
    answers.put("create_key", made);
    StudiesApi studies = new StudiesApi(by(made.getKey()));
    answers.put("list_study_types", studies.listStudyTypes(null));
    CreateStudyRequest wanted = CreateStudyRequest.fromJson(System.getenv("STUDY"));
    Study study = (Study) studies.createStudy(wanted, null, null).getActualInstance();
    answers.put("create_study", study);
    answers.put("get_study", (FullStudy) studies.getStudy(study.getId(), null).getActualInstance());
    answers.put("list_calls", studies.listCalls(study.getId(), null, null, null));
    try {
      new KeysApi(by("sr_live_none")).listKeys(null, null, null);
    } catch (ApiException refusal) {
      answers.put("refused", Error.fromJson(refusal.getResponseBody()).getError());
    }
    System.out.println(JSON.serialize(answers));
  }

  private static ApiClient by(String key) {
    ApiClient client = new ApiClient().setBasePath(System.getenv("URL"));
    client.setBearerToken(key);
    return client;
  }
}
