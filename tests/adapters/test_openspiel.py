"""Our games among OpenSpiel's: its own random simulation, and what is ours."""

import copy
import pickle
import zlib

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation

from igroteka.adapters.openspiel import HouseBot, HouseState, Story
from igroteka.adapters.table import seated
from igroteka.ai.bot import Bot, Sight
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.events import EVERYONE, Event
from igroteka.core.state import SPECTATOR, packed
from tests.adapters.tables import GAMES, TABLES, short
from tests.conftest import SOAK, sized

SHORTEST = [(id, min(game.seats)) for id, game in GAMES.items()]


def loaded(game, seats):
    pairs = [f"{name}:{value}" for name, value in short(game, seats).items()]
    return pyspiel.load_game(f"igroteka_{game}", {"players": seats, "options": ";".join(pairs)})


def walked(game, seed, steps=10_000):
    """The states of a random game."""
    state, choice = game.new_initial_state(), np.random.default_rng(seed)
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(choice.choice(outcomes, p=shares)))
        else:
            state.apply_action(int(choice.choice(state.legal_actions())))


@pytest.mark.parametrize(("game", "seats"), TABLES if SOAK else SHORTEST)
def test_their_random_simulation(game, seats):
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES if SOAK else SHORTEST)
def test_a_state_is_written_down_and_read_back(game, seats):
    table = loaded(game, seats)
    for number, state in enumerate(walked(table, 1)):
        if number % sized(60, 5) == 0 or state.is_terminal():
            again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(table, state))
            assert str(table) == str(again)
            assert state.position == other.position
            assert str(state) == str(other)
            assert [state.information_state_string(seat) for seat in range(seats)] == [
                other.information_state_string(seat) for seat in range(seats)
            ]


@pytest.mark.parametrize(("game", "seats"), TABLES if SOAK else SHORTEST)
def test_their_simulation_writes_every_state_down(game, seats):
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game(game, seats):
    *_, end = walked(loaded(game, seats), 2)

    assert end.is_terminal()
    assert seats == len(end.returns()) == end.num_players()
    if seats == 1:
        assert [float(points) for points in end.position.scores()] == end.returns()
    else:
        assert end.position.returns() == end.returns()
        assert 0 == pytest.approx(sum(end.returns()))


def test_luck_is_explicit_with_exact_weights():
    uneven = 0
    for state in walked(loaded("catan", 3), 3):
        if state.is_chance_node():
            weights = state.position.weights()
            assert [weight / sum(weights) for weight in weights] == [share for _, share in state.chance_outcomes()]
            assert state.position.legal() == state.legal_actions()
            uneven += len(set(weights)) > 1

    assert uneven > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_tensors_hold_what_the_seat_sees(game):
    table = loaded(game, 3)
    observation = make_observation(table)
    for number, state in enumerate(walked(table, 4)):
        if number % 25 or state.is_terminal():
            continue
        for seat in range(3):
            row = [0.0] * len(observation.tensor)
            state.position.observe(seat, row)
            observation.set_from(state, seat)
            assert np.array_equal(np.array(row, np.float32), observation.tensor)
            assert np.allclose(row, state.observation_tensor(seat))
            assert np.allclose(row, state.information_state_tensor(seat))
    assert [part.name for part in GAMES[game].observation_layout()] == list(observation.dict)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_others_hide_is_in_no_observation(game):
    """Positions that a seat cannot tell apart read the same, in numbers and in letters."""
    other = 0
    luck = Random(5)
    for number, state in enumerate(walked(loaded(game, 3), 5)):
        if number % 25 or state.is_terminal():
            continue
        twin = state.clone()
        twin.position = state.position.sample(1, luck)
        other += twin.position != state.position
        assert state.observation_string(1) == twin.observation_string(1)
        assert state.observation_tensor(1) == twin.observation_tensor(1)
        assert state.information_state_string(1) == twin.information_state_string(1)

    assert other > 0 or game == "burgundy"  # where nothing is hidden


def test_an_information_state_recalls_what_the_seat_said_and_saw():
    *_, end = walked(loaded("catan", 3), 6)
    for seat in range(3):
        *lines, view = end.information_state_string(seat).split("\n")
        said = [action for who, action in zip(players(end), end.history(), strict=True) if who == seat]

        assert end.observation_string(seat) == view
        assert [f"said {action}" for action in said] == [line for line in lines if line.startswith("said")]
        assert len(lines) > len(said)


def players(end):
    """Who spoke at every step of a game."""
    state, found = end.get_game().new_initial_state(), []
    for action in end.history():
        found.append(int(state.current_player()))
        state.apply_action(action)
    return found


def test_an_event_is_recalled_by_those_who_saw_it():
    story = Story(3)
    story.happened(Event(4, 1, 5, 0, 0, EVERYONE))
    story.happened(Event(6, 1, 7, 0, 0, 0b010))

    assert [1, 2, 1] == [len(story.of(seat)) for seat in range(3)]
    assert ["4 1 5 0 0"] == story.of(SPECTATOR) == story.of(0)


def test_a_copy_goes_its_own_way():
    state = next(iter(walked(loaded("nusfjord", 2), 7)))
    other = state.clone()
    before = state.position.copy(), [lines[:] for lines in state.story.lines]
    for _ in range(30):
        other.apply_action(other.legal_actions()[0])

    assert isinstance(other, HouseState)
    assert before == (state.position, state.story.lines)
    assert before[0] != other.position
    assert before[1] != other.story.lines


def test_observers_that_would_see_too_much_are_refused():
    table = loaded("catan", 3)
    all_secrets = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="never those of all"):
        make_observation(table, all_secrets)
    state = table.new_initial_state()
    seen = make_observation(table, public)

    assert seen.string_from(state, 0) == seen.string_from(state, 1)


def test_their_learning_environment_runs():
    env = rl_environment.Environment(loaded("nusfjord", 2), chance_event_sampler=rl_environment.ChanceEventSampler(1))
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])

    assert 0 == sum(step.rewards)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_of_the_house_plays_in_their_evaluation(game):
    luck = np.random.default_rng(1)
    bots = [HouseBot(0, "novice", seed=1), UniformRandomBot(1, luck)]
    returns = evaluate_bots(loaded(game, 2).new_initial_state(), bots, luck)

    assert 0 == pytest.approx(sum(returns))
    assert [0, 1] == [bot.player_id() for bot in bots]


def test_a_bot_of_the_house_sees_what_its_seat_sees():
    """Catan's hidden cards: of two states that a seat cannot tell apart it says the same, with the same luck."""
    told, other = 0, 0
    for number, state in enumerate(walked(loaded("catan", 3), 8)):
        if number % 10 or state.is_terminal() or state.current_player() != 1 or len(state.legal_actions()) < 3:
            continue
        twin = state.clone()
        twin.position = state.position.sample(1, Random(number))
        twin.position.call_on(1)
        other += twin.position != state.position
        told += 1
        assert HouseBot(1, looking, seed=3).step(state) == HouseBot(1, looking, seed=3).step(twin)

    assert told
    assert other


def looking(luck):
    """A bot whose answer is what it sees."""

    class Looking(Bot):
        def choose(self, sight: Sight) -> int:
            legal = sight.legal()
            return legal[zlib.crc32(packed(sight.view())) % len(legal)]

    return Looking()


def test_a_bot_that_breaks_the_rules_is_stopped():
    state = loaded("catan", 3).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    class Cheat(Bot):
        def choose(self, sight: Sight) -> int:
            return -1

    with pytest.raises(IgrotekaError, match="broke the rules of catan"):
        HouseBot(int(state.current_player()), lambda _: Cheat()).step(state)
    with pytest.raises(IgrotekaError):
        HouseBot(0, "champion")


def test_a_new_game_has_a_new_bot():
    made = []

    def maker(luck):
        made.append(luck.below(1 << 60))
        return seated("random", luck)

    bot = HouseBot(0, maker, seed=5)
    bot.restart_at(loaded("catan", 3).new_initial_state())

    assert 2 == len({*made})


def test_what_cannot_be_loaded_is_told():
    with pytest.raises(Exception, match="cannot be 7"):
        pyspiel.load_game("igroteka_catan", {"players": 3, "options": "player_trade:7"})


def test_an_illegal_action_changes_nothing():
    state = loaded("catan", 3).new_initial_state()
    wrong = next(action for action in range(1000) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError):  # an outcome that cannot be
        state.apply_action(wrong)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before, said = state.position.key(), state.history()
    wrong = next(action for action in range(1000) if action not in state.legal_actions())
    for action in (wrong, 10**6, -3):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)

    assert (before, said) == (state.position.key(), state.history())
    state.apply_action(state.legal_actions()[0])


def test_after_the_end_nothing_can_be_said():
    *_, end = walked(loaded("nusfjord", 1), 3)
    with pytest.raises(pyspiel.SpielError):
        end.apply_action(0)


@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))], ids=["copy", "pickle"]
)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_can_be_sent(game, again):
    """Its table goes along, so that it can be played there."""
    table = loaded(game, 2)
    other = again(table)

    assert str(table) == str(other)
    assert table.new_initial_state().position == other.new_initial_state().position
    assert pickle.loads(pickle.dumps(table.new_initial_state())).legal_actions()


def test_options_without_a_word_about_two_are_a_duel():
    game = pyspiel.load_game("igroteka_catan", {"players": 2, "options": "turn_limit:5"})

    assert "duel" == game.new_initial_state().position.to_dict()["options"]["two_player"]
