"""Campaigns: what a finished one leaves behind is stored with it, and the person's next one begins with it."""

from igroteka.games.nusfjord.campaign import candidate, rank_after
from igroteka.server.storage import Store
from igroteka.server.wire import RoomInfo, RoomSetup
from tests.server.players import ME, Players, played

CAMPAIGN = "campaign"


async def campaign(players: Players, who: str, **options: bool | int | str) -> RoomInfo:
    """A campaign that a bot plays to its end for a person who has left the seat to it (NUS-13)."""
    person = await players.store.person(who)
    assert person is not None
    setup = RoomSetup(game="nusfjord", seats=[ME], preset=CAMPAIGN, options=options)
    players.watch.now += 60.0
    info = await players.rooms.create(person, setup)
    await players.rooms.start(person, info.id)
    await players.rooms.replace(person, info.id, 0, "greedy")
    await players.settled(info.id)
    return await players.rooms.info(info.id, person)


def test_a_bot_plays_a_campaign_and_the_rank_is_kept(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        first = await campaign(players, ann.id, rank=30)
        assert "finished" == first.status
        assert first.result is not None
        outcome = first.result["outcome"]
        assert 3 == len(outcome["games"])
        total = sum(points for game in outcome["games"] for points in game)
        assert first.result["scores"] == [total]
        rank = {"before": 30, "after": rank_after(30, total), "candidate": candidate(total), "total": total}
        assert rank == outcome["rank"]
        kept = await players.store.career(ann.id, "nusfjord")
        assert [(first.id, outcome)] == [(row.room, row.outcome) for row in kept]

        second = await campaign(players, ann.id)
        assert second.result is not None
        assert outcome["rank"]["after"] == second.result["outcome"]["rank"]["before"]
        assert outcome["rank"]["after"] == second.options.get("rank", 0)
        assert [second.id, first.id] == [row.room for row in await players.store.career(ann.id, "nusfjord")]

        of_another = await campaign(players, bob.id)
        assert of_another.result is not None
        assert 0 == of_another.result["outcome"]["rank"]["before"]

    played(quick_store, story)
