### La fortuna distinta dalla bravura.

luck-title = Posto { $seat }, in punti della sua probabilità di vincere:
luck-start = la probabilità prima di dare le carte
luck-own = fortuna con le proprie carte
luck-other = fortuna dell’altro posto con le sue
luck-own-errors = errori propri
luck-other-errors = errori dell’altro posto
luck-rest = il resto, come le carte nascoste venute alla luce
luck-result = il risultato
luck-lucky = I momenti più fortunati:
luck-unlucky = I momenti più sfortunati:
luck-errors = Gli errori più costosi:
luck-moment = risposta { $entry }: { $word }
luck-beginning = la distribuzione iniziale
luck-unfinished = La partita non è ancora finita. Portala a termine: poi si potrà distinguere la fortuna dalla bravura.
luck-two-seats = A { $game } non giocano due posti l’uno contro l’altro: la fortuna non si può distinguere dalla bravura. Scegli un altro gioco.
