// A round trip with the client that oapi-codegen makes of the research document.
package main

import (
	"context"
	"encoding/json"
	"log"
	"net/http"
	"os"

	"example.org/clients/client"
)

func main() {
	ctx := context.Background()
	made, err := by(os.Getenv("ADMIN")).CreateKeyWithResponse(ctx, client.CreateKeyRequest{Name: "oapi-codegen"})
	check(err)
	if made.JSON201 == nil {
		log.Fatal(string(made.Body))
	}
	service := by(made.JSON201.Key)
	types, err := service.ListStudyTypesWithResponse(ctx, nil)
	check(err)
	var wanted client.CreateStudyRequest
	check(json.Unmarshal([]byte(os.Getenv("STUDY")), &wanted))
	answer, err := service.CreateStudyWithResponse(ctx, nil, wanted)
	check(err)
	if answer.JSON200 == nil {
		log.Fatal(string(answer.Body))
	}
	created, err := answer.JSON200.ValueByDiscriminator()
	check(err)
	study, isComplete := created.(client.Study)
	if !isComplete {
		log.Fatalf("no study: %T", created)
	}
	full, err := service.GetStudyWithResponse(ctx, study.Id, nil)
	check(err)
	read, err := full.JSON200.ValueByDiscriminator()
	check(err)
	if _, isFull := read.(client.FullStudy); !isFull {
		log.Fatalf("no full study: %T", read)
	}
	calls, err := service.ListCallsWithResponse(ctx, study.Id, nil)
	check(err)
	refused, err := by("sr_live_none").ListKeysWithResponse(ctx, nil)
	check(err)
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"create_key":       made.JSON201,
		"list_study_types": types.JSON200,
		"create_study":     study,
		"get_study":        read,
		"list_calls":       calls.JSON200,
		"refused":          refused.JSON403.Error,
	}))
}

// by is the client with a key.
func by(key string) *client.ClientWithResponses {
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+key)
		return nil
	}
	service, err := client.NewClientWithResponses(os.Getenv("URL"), client.WithRequestEditorFn(authorize))
	check(err)
	return service
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
