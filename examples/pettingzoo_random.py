"""Three random players play Castle Combo through PettingZoo."""

from bailey.lab.pettingzoo_env import env


def main() -> None:
    """Play one game."""
    table = env("castle-combo", players=3)
    table.reset(seed=7)
    for seat, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seat)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    decisions = 0
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        if termination or truncation:
            table.step(None)
            continue
        table.step(table.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
    print(f"{decisions} decisions; rewards: {rewards}")


if __name__ == "__main__":
    main()
