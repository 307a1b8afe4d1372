"""People in the database: accounts and names, ratings, what they keep, what operators decide about them."""
