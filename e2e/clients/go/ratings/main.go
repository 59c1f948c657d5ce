// A round trip with the client that oapi-codegen makes of the ratings document.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"
	"strings"

	"example.org/clients/client"
)

func main() {
	ctx := context.Background()
	service, err := client.NewClientWithResponses(os.Getenv("URL"))
	check(err)
	var review client.SubmitReviewRequest
	check(json.Unmarshal([]byte(os.Getenv("REVIEW")), &review))
	submitted, err := service.SubmitReviewWithResponse(ctx, nil, review)
	check(err)
	if submitted.JSON201 == nil {
		log.Fatal(string(submitted.Body))
	}
	words, three, five := "send email", int32(3), int32(5)
	searched, err := service.SearchToolsWithResponse(ctx, &client.SearchToolsParams{Q: &words, Limit: &three})
	check(err)
	listed, err := service.ListReviewsWithResponse(ctx, &client.ListReviewsParams{Limit: &five})
	check(err)
	read, err := service.GetReviewWithResponse(ctx, submitted.JSON201.Review.ReviewId, nil)
	check(err)
	refused, err := service.GetReviewWithResponse(ctx, strings.Repeat("0", 32), nil)
	check(err)
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"submit_review": submitted.JSON201,
		"search_tools":  searched.JSON200,
		"list_reviews":  listed.JSON200,
		"get_review":    read.JSON200,
		"refused":       refused.JSON404.Error,
	}))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
